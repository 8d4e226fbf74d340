// How long a table takes to be drawn after its view has arrived: node bench/browser.mjs [http://127.0.0.1:8000]
// The server runs with --rate 0 --seeds. Wall time from the message to the end of the frame that shows it, on a desktop
// and on a phone whose processor is slowed down four times; and what the page's main thread worked for each view.
import { createRequire } from "node:module";

const { chromium } = createRequire(
  new URL("../web/package.json", import.meta.url),
)("@playwright/test");
const packed = createRequire(new URL("../web/package.json", import.meta.url))(
  "@sparticuz/chromium",
);
const base = process.argv[2] ?? "http://127.0.0.1:8000";
const CLICKS = 40;
const TABLES = [
  ["valley", 3, {}],
  ["valley", 5, { box: "both" }],
  ["pyramids", 3, {}],
  ["sneferu", 3, {}],
  ["kemet", 4, {}],
];
const WAYS = [
  ["desktop", { viewport: { width: 1440, height: 900 } }, 1],
  [
    "phone, processor ÷ 4",
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    4,
  ],
];

/** In the page: each message with a view, and when the frame after it has been handed over for painting. */
function watch() {
  window.drawn = [];
  const after = (work) => requestAnimationFrame(() => later(work));
  const later = (work) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(null);
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (!data.includes('"view":{')) return;
        const came = performance.now();
        after(() => window.drawn.push(performance.now() - came));
      });
    }
  };
  localStorage.setItem(
    "pyramidion.settings",
    JSON.stringify({ lang: "en", theme: "day", speed: 0 }),
  );
}

async function worked(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
}

async function clickSomething(page) {
  const spots = page.locator("[role=menu] [data-actions]:visible");
  const choices = (await spots.count())
    ? spots
    : page.locator("[data-actions]:visible");
  const count = await choices.count();
  if (count)
    await choices
      .nth(((count * 7) % 5) % count)
      .click({ timeout: 5000 })
      .catch(() => undefined);
  await page.waitForTimeout(60);
}

const fixed = (number) => number.toFixed(0).padStart(6);
const browser = await chromium.launch({
  executablePath: await (packed.default ?? packed).executablePath(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
console.log(
  "milliseconds from the view to the drawn table".padEnd(48),
  " first  mean worst | work of the main thread per view",
);
for (const [way, screen, slower] of WAYS)
  for (const [game, bots, options] of TABLES) {
    const context = await browser.newContext(screen);
    await context.addInitScript(watch);
    const ask = async (path, data) =>
      (
        await context.request.post(base + path, {
          data,
          headers: { "X-Pyramidion": "1" },
        })
      ).json();
    await ask("/api/guest", { name: "Bench", lang: "en" });
    const table = await ask("/api/play", {
      game,
      bots: Array(bots).fill("scribe"),
      options,
      seed: "5eed",
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.goto(`${base}/table/${table.id}`);
    await page.waitForFunction(() => window.drawn.length > 0);
    const before = {
      work: await worked(session),
      views: await page.evaluate(() => window.drawn.length),
    };
    for (let click = 0; click < CLICKS; click++) await clickSomething(page);
    const [first, ...rest] = await page.evaluate(() => window.drawn);
    const work =
      ((await worked(session)) - before.work) /
      Math.max(1, rest.length + 1 - before.views);
    const mean = rest.reduce((sum, one) => sum + one, 0) / rest.length;
    const name = `${game} ${bots + 1} seats ${options.box ?? ""}, ${way}`;
    console.log(
      name.padEnd(48),
      fixed(first),
      fixed(mean),
      fixed(Math.max(...rest)),
      "|",
      fixed(work),
      `(${rest.length} views)`,
    );
    await context.close();
  }
await browser.close();
