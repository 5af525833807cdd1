export { RelaxNGValidator, XmlDocument } from "npm:libxml2-wasm@0.7.2";
