# Installs and builds once, and starts without doing either again. Nothing runs as root, and what is
# kept is in /data.
FROM denoland/deno:2.9.6

WORKDIR /app
RUN mkdir /data && chown deno:deno /app /data
USER deno

# A layer of their own for the dependencies: only these files change them.
COPY --chown=deno:deno deno.json deno.lock ./
COPY --chown=deno:deno lib/fresh/deno.json lib/fresh/
RUN deno install --frozen

COPY --chown=deno:deno . .
RUN deno run -A --cached-only commands/deploy/build_ahead.ts

ENV HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
VOLUME /data
EXPOSE 8000

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["deno", "eval", "--no-config", "const port = Deno.env.get('PORT') || 8000; const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`); Deno.exit(ok ? 0 : 1);"]

# The process itself gets the signal of a stop: no entrypoint of the base image before it.
STOPSIGNAL SIGTERM
ENTRYPOINT []
CMD ["deno", "run", "-A", "--cached-only", "commands/start.ts"]
