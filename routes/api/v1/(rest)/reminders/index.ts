import { collection } from "../../../../(_rest)/collection.ts";

export const handler = collection("reminder");
