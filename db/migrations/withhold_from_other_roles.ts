/** Keeps a credential table to the role that owns it (ADR decision 6, DESIGN section 5). */
import { type Kysely, sql } from "kysely";

/**
 * Default privileges of a database can hand every new table to other roles. Row level security
 * without a policy keeps even a later grant from reading a row.
 */
export async function withholdFromOtherRoles(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  await sql.raw(`
    do $$
    declare
      grantee_name text;
    begin
      for grantee_name in
        select distinct case granted.grantee when 0 then 'public' else granted.grantee::regrole::text end
        from pg_class, aclexplode(pg_class.relacl) as granted
        where pg_class.oid = '${table}'::regclass and granted.grantee <> pg_class.relowner
      loop
        execute format('revoke all on ${table} from %s', grantee_name);
      end loop;
    end $$`).execute(db);
}
