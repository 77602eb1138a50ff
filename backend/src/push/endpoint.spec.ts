import { readEndpoint } from './endpoint.js';

const isTaken = (text: string, allow: readonly string[] = []) => typeof readEndpoint(text, allow) !== 'string';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dE3:APA91b',
    'https://fcm.googleapis.com:443/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAB',
  ])('may be %s', (text) => {
    expect(isTaken(text)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://evil-push.apple.com.example.com/x',
    'https://push.apple.com/x',
    'https://notpush.apple.com/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    'https://fcm.googleapis.com./x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://localhost/x',
    'https://localtest.me/x',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    'fcm.googleapis.com/x',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  ])('may not be %s', (text) => {
    expect(isTaken(text)).toBe(false);
  });

  it('may be one that tests opened, at its port only', () => {
    expect(isTaken('http://127.0.0.1:4430/x', ['127.0.0.1:4430'])).toBe(true);
    expect(isTaken('http://127.0.0.1:4431/x', ['127.0.0.1:4430'])).toBe(false);
  });
});
