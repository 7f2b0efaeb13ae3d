/** The security key of `keys@acme.test`. Known to everybody, like the passwords of the seed. */
export const seedKey = {
  id: 'a2F5YS1wYXNza2V5',
  /** COSE, base64url. */
  publicKey: 'pQECAyYgASFYIPTaLDWnpyITy3Jg1eUPkOubitZ6QkUCC9FVzpw99MAUIlggtQObMNSGHh0MbjI26B5lr3mrIgcX75iMq35ce-GMZ00',
  /** PKCS #8, base64. */
  privateKey:
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUe91zdrrPrSF7PQme0+JmEfjBBh+t6dUk2eCDyWmguahRANCAAT02iw1p6ciE8tyYNXlD5Drm4rWekJFAgvRVc6cPfTAFLUDmzDUhh4dDG4yNugeZa95qyIHF++YjKt+XHvhjGdN',
} as const;
