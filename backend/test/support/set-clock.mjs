// Loaded into a program under test: its time of machines stands at what the file in TEST_CLOCK says, in milliseconds, and goes on
// by itself while there is no such file.
import { readFileSync } from 'node:fs';

const now = Date.now.bind(Date);
const file = process.env.TEST_CLOCK ?? '';
Date.now = () => {
  try {
    return Number(readFileSync(file, 'utf8')) || now();
  } catch {
    return now();
  }
};
