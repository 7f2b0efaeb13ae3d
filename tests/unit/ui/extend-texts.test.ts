import { expect, expectTypeOf, it } from 'vitest';
import { texts as german } from '../../../ui/locales/de';
import { en } from '../../../ui/locales/en';
import { admin as englishAdmin } from '../../../ui/locales/en/admin';
import { texts as englishFlows } from '../../../ui/locales/en/login';
import { extendTexts, type OwnTexts } from '../../../ui/locales/extend';

const flowsOf = async ({ flows }: ReturnType<typeof extendTexts>) =>
  flows === 'english' ? englishFlows : (await flows()).texts;

const adminOf = ({ admin }: ReturnType<typeof extendTexts>) => (admin === 'english' ? englishAdmin : admin);

it('fills what is missing from the language that is extended', async () => {
  const dutch = extendTexts(en, {
    language: 'nl',
    common: { tryAgain: 'Opnieuw proberen' },
    flows: { box: { email: { label: 'E-mailadres' } } },
    checkout: { title: 'Abonnement wijzigen' },
    admin: { users: { inviteLink: 'Uitnodigingslink' } },
  });

  expect(dutch).toMatchObject({ language: 'nl', direction: 'ltr' });
  expect(dutch.common.tryAgain).toBe('Opnieuw proberen');
  expect(dutch.common.reload).toBe(en.common.reload);
  const { box, login } = await flowsOf(dutch);
  expect(box.email).toEqual({ ...englishFlows.box.email, label: 'E-mailadres' });
  expect(login).toBe(englishFlows.login);
  const checkout = (await dutch.checkout()).texts;
  expect(checkout.title).toBe('Abonnement wijzigen');
  expect(checkout.loading).toBe('Loading your plan…');
  const users = (await adminOf(dutch).users()).texts;
  expect(users).toEqual({ ...(await englishAdmin.users()).texts, inviteLink: 'Uitnodigingslink' });
  expect(adminOf(dutch).roles).toBe(englishAdmin.roles);
});

it('keeps what it does not change', async () => {
  expect(extendTexts(en, {})).toEqual(en);
  const formal = extendTexts(german, { flows: { box: { email: { label: 'Ihre E-Mail-Adresse' } } } });
  expect(formal.language).toBe('de');
  expect(formal.admin).toBe(german.admin);
  expect((await flowsOf(formal)).box.email.label).toBe('Ihre E-Mail-Adresse');
  expect((await flowsOf(german)).box.email.label).not.toBe('Ihre E-Mail-Adresse');
});

it('ignores a text that is undefined', async () => {
  const partly: OwnTexts = { common: { tryAgain: undefined } };
  expect(extendTexts(en, partly).common.tryAgain).toBe(en.common.tryAgain);
});

it('takes the texts that exist only', () => {
  // @ts-expect-error: no such text
  extendTexts(en, { common: { tryAgian: 'Opnieuw proberen' } });
  // @ts-expect-error: no such flow
  extendTexts(en, { flows: { logon: {} } });
  // @ts-expect-error: no such page
  extendTexts(en, { admin: { usres: {} } });
  // @ts-expect-error: a text with values is a function
  extendTexts(en, { flows: { box: { resendIn: 'Opnieuw verzenden' } } });
  expectTypeOf(extendTexts(en, {})).toExtend<typeof german>();
});
