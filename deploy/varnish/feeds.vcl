# Varnish in front of the application, as EDGE_CACHE=varnish expects it. It keeps the RSS feeds of
# workspaces by their tag, lets go of them when it is asked to, and passes everything else.
#
# Needs Varnish 7 with the xkey module (Debian: varnish, varnish-modules). An operator edits the two
# blocks below; tests/varnish/ holds the rest against a real Varnish.
vcl 4.1;

import xkey;

# Where the application listens (HOST and PORT).
backend application {
  .host = "127.0.0.1";
  .port = "8000";
}

# Where the application asks from.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Behind a proxy on this machine every client has its address. Varnish itself has written the
    # last address here, so that a comma means that somebody forwarded the request.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Forbidden"));
    }
    if (req.http.xkey-purge !~ "^\S+$") {
      return (synth(400, "Bad Request"));
    }
    # Never softpurge, which would serve the copy, of a revoked feed, once more.
    set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged"));
  }

  # A token spelled in another way is the application's to judge.
  if ((req.method != "GET" && req.method != "HEAD")
    || req.url !~ "^/api/intelligence/workspaces/[0-9a-f-]{36}/rss(/filtered)?\?"
    || req.url !~ "[?&]token=cfeed_[A-Za-z0-9_-]{43}(&|$)") {
    return (pass);
  }

  # The token in the address is the only credential: a feed is the same for whoever has it.
  unset req.http.Cookie;
  unset req.http.Authorization;
}

sub vcl_backend_response {
  # A copy that has expired is never served, also when the application is down, and not kept.
  set beresp.grace = 0s;
  set beresp.keep = 0s;

  # Kept is only what can be purged, and no refusal. An answer that took long is delivered, but not
  # kept: it may have been begun before a revocation whose second purge, a second after the first, is
  # over, and nothing would remove it.
  if (beresp.status != 200 || !beresp.http.xkey || beresp.time - bereq.time > 750ms) {
    set beresp.uncacheable = true;
    # Until then requests for this address don't wait for each other.
    set beresp.ttl = 5s;
    return (deliver);
  }
}

sub vcl_deliver {
  # What this cache may keep, one behind it may not, for no purge reaches that.
  if (resp.http.xkey) {
    unset resp.http.xkey;
    set resp.http.Cache-Control = "private, max-age=0, must-revalidate";
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}

sub vcl_synth {
  # By this number the application knows that a purge has happened. None is as good as one.
  if (req.method == "PURGE" && resp.status == 200) {
    set resp.http.x-purged = req.http.x-purged;
  }
}
