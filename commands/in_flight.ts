/** The requests that are being answered, so that a stop can wait for them. */

export interface InFlight {
  handle: Deno.ServeHandler;
  /** Refuses what comes later, and resolves once nothing runs. */
  drain(): Promise<void>;
}

/**
 * `Deno.serve` breaks off bodies that are still arriving when its shutdown begins, so the shutdown
 * has to wait for whoever reads one.
 */
export function trackInFlight(handle: Deno.ServeHandler): InFlight {
  const drained = Promise.withResolvers<void>();
  let running = 0;
  let isDraining = false;

  return {
    async handle(request, info) {
      if (isDraining) return refusal();
      running++;
      try {
        return await handle(request, info);
      } finally {
        running--;
        if (isDraining && running === 0) drained.resolve();
      }
    },
    drain() {
      isDraining = true;
      if (running === 0) drained.resolve();
      return drained.promise;
    },
  };
}

function refusal(): Response {
  return new Response(null, {
    status: 503,
    headers: { "cache-control": "no-store", "connection": "close", "retry-after": "5" },
  });
}
