import { hindranceOf } from './push';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

describe('notifications in a browser', () => {
  it('need the home screen on an iPhone, where a page has no push', () => {
    const safari = { push: false, isHomeScreen: false, permission: undefined };
    expect(hindranceOf(IPHONE, safari)).toBe('home screen');
    expect(hindranceOf(IPHONE, { push: true, isHomeScreen: true, permission: 'default' })).toBeUndefined();
    // From the home screen of a system that is too old.
    expect(hindranceOf(IPHONE, { ...safari, isHomeScreen: true })).toBe('none here');
  });

  it('are not to be had in a browser without push, nor where the user has blocked them', () => {
    expect(hindranceOf(ANDROID, { push: false, isHomeScreen: false, permission: undefined })).toBe('none here');
    expect(hindranceOf(ANDROID, { push: true, isHomeScreen: false, permission: 'denied' })).toBe('blocked');
    expect(hindranceOf(ANDROID, { push: true, isHomeScreen: false, permission: 'default' })).toBeUndefined();
  });
});
