const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Plain, readable on a phone, and clearly not the product. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} - Vemoi simulators</title>
<style>
:root { color-scheme: light dark; --ink: #1b1a1f; --paper: #f4f1ea; --card: #fff; --line: #d9d2c5; --ash: #625c55; --accent: #1c6e5d; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3efe7; --paper: #141317; --card: #1d1b21; --line: #3a363f; --ash: #b3aca2; --accent: #6fc7b3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 24px; border-bottom: 1px solid var(--line); background: var(--card); }
header strong { margin-right: auto; }
header a, main a { color: var(--accent); }
main { max-width: 960px; margin: 0 auto; padding: 24px; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 8px; }
p { margin: 0 0 16px; }
.quiet { color: var(--ash); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px; }
.code { font: 600 1.75rem/1.4 ui-monospace, monospace; letter-spacing: 0.15em; }
label { display: block; font-weight: 600; margin: 0 0 4px; }
input, select { width: 100%; min-height: 44px; padding: 8px 12px; margin: 0 0 16px; border: 1px solid var(--ash); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; }
button { min-height: 44px; padding: 8px 20px; border: 0; border-radius: 8px; background: var(--accent); color: var(--card); font: 600 1rem/1 inherit; font-family: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { width: 100%; min-width: 640px; border-collapse: collapse; }
th, td { text-align: left; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; }
th, td:first-child, td:last-child, td button { white-space: nowrap; }
td button { min-height: 36px; padding: 6px 14px; font-size: 0.875rem; }
tbody tr:last-child td { border-bottom: 0; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<header><strong>Vemoi simulators</strong><nav><a href="/">Overview</a> · <a href="/mailbox">Mailbox</a> · <a href="/authenticator">Authenticator</a> · <a href="/bank">Bank</a></nav></header>
<main>${body}</main>
</body>
</html>`;
}
