// The lives of shipment, quote, payment, claim and carrier's fact as diagrams, from the rules tables of the built program.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

const tables = [
  ['shipments', 'SHIPMENT_RULES'],
  ['quotes', 'QUOTE_RULES'],
  ['payments', 'PAYMENT_RULES'],
  ['claims', 'CLAIM_RULES'],
  ['verifications', 'VERIFICATION_RULES'],
];

/** Markdown with a diagram a machine. */
export async function life() {
  const diagrams = [];
  for (const [folder, name] of tables) {
    const file = join(root, `backend/dist/src/${folder}/${folder}.rules.js`);
    diagrams.push(diagram((await import(pathToFileURL(file).href))[/** @type {string} */ (name)]));
  }
  return diagrams.join('\n');
}

/** @param {{noun: string, verbs: Record<string, {who: string[], from: string[], to: string[]}>}} machine */
function diagram({ noun, verbs }) {
  const lines = Object.entries(verbs).flatMap(([verb, { who, from, to }]) =>
    (from.length > 0 ? from : ['[*]']).flatMap((start) =>
      to.map((end) => `  ${start} --> ${end}: ${verb} (${who.join(', ')})`),
    ),
  );
  // A verb that leaves the status as it is needs no arrow.
  const moves = lines.filter((line) => !/^ {2}(\S+) --> \1:/.test(line));
  return `**The ${noun}**\n\n\`\`\`mermaid\nstateDiagram-v2\n${moves.join('\n')}\n\`\`\`\n`;
}
