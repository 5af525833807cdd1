import { guardRest } from "../../../(_request)/guard_rest.ts";

export default guardRest;
