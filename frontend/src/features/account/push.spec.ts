import { hindranceOf } from './push';

describe('notifications in a browser', () => {
  it('need the home screen on an iPhone, where a page has no push', () => {
    const safari = { isApple: true, push: false, isHomeScreen: false, permission: undefined };
    expect(hindranceOf(safari)).toBe('home screen');
    expect(hindranceOf({ isApple: true, push: true, isHomeScreen: true, permission: 'default' })).toBeUndefined();
    // From the home screen of a system that is too old.
    expect(hindranceOf({ ...safari, isHomeScreen: true })).toBe('none here');
  });

  it('are not to be had in a browser without push, nor where the user has blocked them', () => {
    expect(hindranceOf({ isApple: false, push: false, isHomeScreen: false, permission: undefined })).toBe('none here');
    expect(hindranceOf({ isApple: false, push: true, isHomeScreen: false, permission: 'denied' })).toBe('blocked');
    expect(hindranceOf({ isApple: false, push: true, isHomeScreen: false, permission: 'default' })).toBeUndefined();
  });
});
