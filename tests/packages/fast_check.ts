export * as fc from "npm:fast-check@4.11.0";
