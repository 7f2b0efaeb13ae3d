import type { Provider } from '../../provider';

/** Milliseconds for which a used code is stored, so that a replay is detected. */
const CODE_MEMORY = 60 * 60_000;

/** Milliseconds without an attempt after which wrong passwords are reset, also those for unknown addresses. */
const COUNT_MEMORY = 24 * 60 * 60_000;

/** Removes expired rows, so that a database does not grow with every sign-in. */
export const sweep = ({ db, clock }: Provider): void => {
  const now = clock.now();
  db.transaction(() => {
    const { sessions, families, mfaSessions, oneTimeCodes, rememberedDevices, mailCounts, rateCounts, invitations } =
      db;
    const ending = [
      sessions,
      families,
      mfaSessions,
      oneTimeCodes,
      rememberedDevices,
      mailCounts,
      rateCounts,
      invitations,
    ];
    for (const table of [
      ...ending,
      db.usedAssertions,
      db.knownBrowsers,
      db.confirmations,
      db.slackCodes,
      db.setupIntents,
    ]) {
      for (const row of table.filter(({ expiresAt }: { expiresAt: number }) => expiresAt <= now)) table.remove(row.id);
    }
    for (const code of db.codes.filter((row) => row.createdAt < now - CODE_MEMORY)) db.codes.remove(code.id);
    for (const lock of db.lockouts.filter((row) => (row.lockedUntil ?? row.countedAt + COUNT_MEMORY) < now))
      db.lockouts.remove(lock.id);
  });
};
