import { item } from "../../../../../(_rest)/item.ts";

export const handler = item("reminder");
