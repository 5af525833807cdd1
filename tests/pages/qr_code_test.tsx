/** The QR code that a page draws says the address to a camera. */
import assert from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { QrCode } from "../../routes/(_components)/QrCode.tsx";
import { readQrCode } from "../packages/qr_reader.ts";

const PIXELS_PER_MODULE = 4;

/** The drawing as the grey bytes of a picture, from the runs of its path. */
function paint(svg: string) {
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const size = modules * PIXELS_PER_MODULE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const run of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const [x = 0, y = 0, length = 0] = run.slice(1).map((n) => Number(n) * PIXELS_PER_MODULE);
    for (let row = y; row < y + PIXELS_PER_MODULE; row++) {
      pixels.fill(0, (row * size + x) * 4, (row * size + x + length) * 4);
    }
  }
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return { pixels, size };
}

Deno.test("QrCode() draws what a camera reads as the text", () => {
  const text = `https://feeds.example.org/api/v1/feeds/atom?token=mycorrhizal_feed_${
    "x".repeat(43)
  }`;

  const { pixels, size } = paint(renderToString(<QrCode text={text} label="The address" />));

  assert.equal(readQrCode(pixels, size, size)?.data, text);
});
