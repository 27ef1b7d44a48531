#!/usr/bin/env node
// Plain JavaScript on purpose: an old Node can still read this, and is told what to do.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Custodian needs Node 22.18 or newer; this is ${process.versions.node}. On Linux x64, "npm ci" brings one along: start with "npm start". Elsewhere, install Node 24 from nodejs.org.`);
  process.exit(1);
}
await import(process.argv.length > 2 ? '../src/care/main.ts' : '../src/main.ts');
