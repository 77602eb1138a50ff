// Loaded into a program under test: its time of machines stands at what the file in TEST_CLOCK says, in milliseconds, or is so far
// ahead, if that begins with a plus; it goes on by itself while there is no such file.
import { readFileSync } from 'node:fs';

const now = Date.now.bind(Date);
const file = process.env.TEST_CLOCK ?? '';
Date.now = () => {
  try {
    const text = readFileSync(file, 'utf8');
    return text.startsWith('+') ? now() + Number(text) : Number(text) || now();
  } catch {
    return now();
  }
};
