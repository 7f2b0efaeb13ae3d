import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../rules/passwords/passwords';

/**
 * Argon2id hashes of the passwords of the built-in seeds, which are public: hashing them took half of the start.
 * Created by `hash` of `argon2-passwords.ts`.
 */
export const readyHashes: Readonly<Record<string, string>> = {
  'admin-Secret-1': '$argon2id$v=19$m=19456,t=2,p=1$XYm0/kg8ioiAVCNuhIyWRQ$QRphO40JcWMmf0/Oklr9Y/hXgd3i8aRPJLqUBZx0LZ0',
  'reader-Secret-1':
    '$argon2id$v=19$m=19456,t=2,p=1$o3SjFQiCXBeYAnMzg3FPXg$cEy7jg5Durclu+lA22ADDZxhT50jhUECID5duGZxYNI',
  'mfa-Secret-1': '$argon2id$v=19$m=19456,t=2,p=1$eEamKEb3ndDvm/3AAPSNsw$BvMLmpggkqcygsUJ+k04HQ4xV/A2NAhE25VMzHES99U',
  'reseller-Secret-1':
    '$argon2id$v=19$m=19456,t=2,p=1$uWUPSbIrKHXTF/sU80m+1w$ByxZpRAo/zhiHWAymrAroNpzGC0fA6qYmRvrOYJCsEQ',
  'new-Secret-1': '$argon2id$v=19$m=19456,t=2,p=1$b9TLo1EJ4e8Nx9088yhVGw$grJ9KZ7EpwBL4oQ1KlTuLDc1FPRjiRO7NPeyCVOPf+0',
  'breached-Secret-1':
    '$argon2id$v=19$m=19456,t=2,p=1$JsI0XtzsBSbiob01Q9xtPw$Fc+zFnZ8AsSq4xLAVWjACP4SapXPCWF7f1fA/p4J0Cc',
  'keys-Secret-1': '$argon2id$v=19$m=19456,t=2,p=1$AKTMLhgszMkwYRaLJ9HhPA$Q39yzy8I6+jRQMqJwZzymoJvRY9/oaK/W5M4vuH5niI',
  'locked-Secret-1':
    '$argon2id$v=19$m=19456,t=2,p=1$yDiZMejcOEratoBEJmIacQ$eN3X59K53R16VUZqrKOLiewk64To+lt5lMtOaEwPWlo',
  'temp-Secret-1': '$argon2id$v=19$m=19456,t=2,p=1$OuR4PFTcu8+BX9KoqR3Fzw$cfGggxhd/Cbvv3M24HwL4enIi8hZHCRSad6yoC3ZcSc',
  'many-Secret-1': '$argon2id$v=19$m=19456,t=2,p=1$7C79Nc185JXFve3/uvcxqA$dNZFOj+JbNyaNgmYLAKgUrzeUTxijShlVByGHvVM12o',
  'Demo-Secret-1': '$argon2id$v=19$m=19456,t=2,p=1$v8peHk/+2UZ0x2Afne1erg$rjhLY9ppHN2MN7v2MCGWKhFt6D528fo6DPi18KndXGM',
};

/** Argon2id with the library's defaults (19 MiB, two passes). */
export const argonPasswords: Passwords = {
  hash: (password) => hash(password),
  verify: (stored, password) => verify(stored, password),
  ready: (password) => (Object.hasOwn(readyHashes, password) ? readyHashes[password] : undefined),
};
