/** What ending all credentials of a kind answers. */
import { z } from "zod";

export const revocationCount = z.object({ revoked: z.int() }).meta({ id: "RevocationCount" });
