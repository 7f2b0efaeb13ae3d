import { adminPageIds } from '@gatehouse/sdk/admin';
import { loginFlow } from '@gatehouse/sdk/flows/login';
import { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { describe, expect, it } from 'vitest';
import { catalogue, findScreen, isScreenId, labelOf } from '../../../demo/preview/catalogue';
import { defaults, type PreviewSettings, readSettings, writeSettings } from '../../../demo/preview/settings';
import { contrastRatio, verdictOf } from '../../../ui/kit/contrast';

describe('catalogue', () => {
  it('holds every page and every step, once each', () => {
    const ids = catalogue.flatMap(({ screens }) => screens.map(({ id }) => id));
    expect(ids).toHaveLength(
      adminPageIds.length + Object.keys(loginFlow.steps).length + Object.keys(mfaFlow.steps).length,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(findScreen('login.loginWithPassword')).toMatchObject({ kind: 'login', step: 'loginWithPassword' });
    expect(isScreenId('admin.nothing')).toBe(false);
  });

  it('names screens in words', () => {
    expect(labelOf('personalApiTokens')).toBe('Personal API tokens');
    expect(labelOf('loginWithSSOFailed')).toBe('Login with SSO failed');
    expect(labelOf('noMFAEnrolledStepUp')).toBe('No MFA enrolled step up');
  });
});

describe('settings in the address', () => {
  const view: PreviewSettings = {
    screen: 'mfa.verify',
    role: 'Viewer',
    theme: 'dark',
    dir: 'rtl',
    width: 'phone',
    density: 'compact',
    language: 'ar',
    variables: { primary: '#0b5947', radius: '4px' },
  };

  it('come back as they were written', () => {
    expect(readSettings(writeSettings(view))).toEqual(view);
    expect(readSettings(writeSettings(defaults))).toEqual(defaults);
    expect(writeSettings(defaults).toString()).toBe('');
  });

  it('take nothing that is not known', () => {
    const query = new URLSearchParams({
      screen: 'admin.__proto__',
      role: 'root',
      theme: 'url(x)',
      'v.primary': 'red;background:url(//evil.test)',
      'v.radius': 'calc(1px)',
      'v.other': '#ffffff',
    });
    expect(readSettings(query)).toEqual(defaults);
  });
});

describe('contrast', () => {
  it('agrees with the known ratios', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('red', '#ffffff')).toBeUndefined();
  });

  it('judges at the limits of WCAG', () => {
    expect([21, 7, 4.5, 4.48, 3, 2.9].map(verdictOf)).toEqual([
      ...['AAA', 'AAA', 'AA', 'Large text only', 'Large text only', 'Too low'],
    ]);
  });
});
