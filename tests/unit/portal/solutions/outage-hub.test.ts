import { describe, expect, it } from 'vitest';
import { impactOf } from '../../../../demo/portal/solutions/outage-hub/impact';
import { type Incident, type Situation, situationAt } from '../../../../demo/portal/solutions/outage-hub/incidents';
import { clock, LAST_STEP, STEP, tickets } from '../../../../demo/portal/solutions/outage-hub/sample-hour';
import { type ServiceId, serviceIds, services } from '../../../../demo/portal/solutions/outage-hub/services';
import * as words from '../../../../demo/portal/solutions/outage-hub/status-message';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/outage-hub';

// Node has its own default locale, and lists are formatted differently in each English.
const messageFor = (incident: Incident, situation: Situation) => words.messageFor(incident, situation, texts, 'en-GB');
const headlineOf = (situation: Situation) => words.headlineOf(situation, texts, 'en-GB');
const acknowledgementOf = (incident: Incident, at: number) => words.acknowledgementOf(incident, at, texts, 'en-GB');

const minutes = Array.from({ length: LAST_STEP + 1 }, (_, step) => step * STEP);

const incidentAt = (minute: number, root: ServiceId): Incident => {
  const incident = situationAt(minute).incidents.find((candidate) => candidate.root === root);
  if (!incident) throw new Error(`No incident of ${root} at ${minute}`);
  return incident;
};
const messageAt = (minute: number, root: ServiceId) => messageFor(incidentAt(minute, root), situationAt(minute));

describe('impact', () => {
  it('is empty while no service reports a problem', () => {
    const conditionOf = impactOf({});
    for (const id of serviceIds) expect(conditionOf(id)).toEqual({ state: 'up' });
  });

  it('propagates a failure unchanged to services that require the failed one', () => {
    expect(impactOf({ line: 'down' })('phones')).toEqual({ state: 'down', root: 'line', through: 'line' });
    expect(impactOf({ line: 'slow' })('phones')).toEqual({ state: 'slow', root: 'line', through: 'line' });
  });

  it('is reduced for optional dependencies, which ignore slowness', () => {
    expect(impactOf({ mail: 'down' })('shop')).toEqual({ state: 'slow', root: 'mail', through: 'mail' });
    expect(impactOf({ mail: 'slow' })('shop')).toEqual({ state: 'up' });
  });

  it('follows chains, and names both the direct dependency and the origin', () => {
    expect(impactOf({ identity: 'down' })('payroll')).toEqual({ state: 'down', root: 'identity', through: 'vpn' });
  });

  it('is the worst of two origins', () => {
    expect(impactOf({ identity: 'slow', line: 'down' })('vpn').root).toBe('line');
    expect(impactOf({ identity: 'down', line: 'slow' })('vpn').root).toBe('identity');
  });

  it("prefers a service's own failure to an equal one of a dependency", () => {
    expect(impactOf({ identity: 'down', vpn: 'down' })('payroll')).toEqual({
      state: 'down',
      root: 'vpn',
      through: 'vpn',
    });
  });

  it('reaches only services that depend on the origin', () => {
    const reached = serviceIds.filter((id) => impactOf({ cloud: 'down' })(id).state !== 'up');
    expect(reached).toEqual(['cloud', 'intranet', 'files', 'shop']);
  });

  it('terminates: no service of the sample depends on itself', () => {
    const needsOf = (id: ServiceId, path: readonly ServiceId[]): void => {
      expect(path).not.toContain(id);
      for (const needed of serviceIds) if (services[id].needs[needed]) needsOf(needed, [...path, id]);
    };
    for (const id of serviceIds) needsOf(id, []);
  });
});

describe('the sample hour', () => {
  it('starts and ends without problems', () => {
    expect(situationAt(0)).toMatchObject({ incidents: [], otherTickets: [] });
    expect(headlineOf(situationAt(0))).toBe('All services are up.');
    expect(headlineOf(situationAt(60))).toBe('All services are up again.');
  });

  it('shows a failure before the first ticket', () => {
    const first = minutes.find((minute) => situationAt(minute).incidents.length > 0) ?? 0;
    expect(first).toBeLessThan(Math.min(...tickets.map(({ at }) => at)));
  });

  it.each(minutes)('assigns every ticket up to minute %i to exactly one group', (minute) => {
    const { incidents, otherTickets } = situationAt(minute);
    const grouped = [...incidents.flatMap((incident) => incident.tickets), ...otherTickets];
    const arrived = tickets.filter(({ at }) => at <= minute);
    expect(grouped.map(({ id }) => id).sort()).toEqual(arrived.map(({ id }) => id).sort());
  });

  it('separates unrelated tickets', () => {
    const { otherTickets } = situationAt(60);
    expect(otherTickets.map(({ service }) => service)).toEqual(['shop']);
    expect(incidentAt(60, 'line').tickets.map(({ service }) => service)).toEqual(['phones', 'phones']);
    expect(incidentAt(60, 'identity').tickets).toHaveLength(7);
  });

  it('has start and end of each incident', () => {
    expect(incidentAt(30, 'identity')).toMatchObject({ since: 5, changed: 10, state: 'down' });
    expect(incidentAt(40, 'identity')).toMatchObject({ since: 5, changed: 35, state: 'slow' });
    expect(incidentAt(60, 'identity')).toMatchObject({ since: 5, changed: 45, state: 'up', affected: [] });
  });

  it('returns a service with two failures to the remaining one', () => {
    expect(incidentAt(30, 'identity').affected).toContain('vpn');
    expect(incidentAt(30, 'line').affected).toEqual(['phones']);
    expect(incidentAt(50, 'line').affected).toEqual(['vpn', 'payroll', 'phones']);
  });
});

describe('the message', () => {
  it('states what is down, what is slow, what works, and the time of the next update', () => {
    expect(messageAt(25, 'identity')).toBe(
      'Identity provider: down since 09:10. VPN, Intranet, Ticket system and Payroll are not working. File store is working, but not as usual. Web shop is fine. We know about it, so there is no need to report it. Next update at 09:55.',
    );
  });

  it('omits empty parts', () => {
    expect(messageAt(20, 'line')).toBe(
      'Office line: slow since 09:20. Phone system is working, but not as usual. Web shop is fine. We know about it, so there is no need to report it. Next update at 10:20.',
    );
  });

  it('announces the end', () => {
    expect(messageAt(60, 'line')).toBe(
      'Office line: back to normal since 09:55, after an incident that began at 09:20. If something still fails for you, sign out and in again, and tell us if that does not help.',
    );
  });

  it.each(minutes)('never lists an affected service as working, at minute %i', (minute) => {
    const situation = situationAt(minute);
    for (const incident of situation.incidents.filter(({ state }) => state !== 'up')) {
      const fine = messageFor(incident, situation)
        .split('. ')
        .find((sentence) => /(?:is|are) fine/.test(sentence));
      for (const id of serviceIds) {
        if (situation.conditionOf(id).state !== 'up') expect(fine ?? '').not.toContain(texts.services[id]);
      }
    }
  });

  it('has the number of affected services in the headline', () => {
    expect(headlineOf(situationAt(25))).toBe(
      'Identity provider down, Office line slow. 6 of your 7 internal services are affected.',
    );
    expect(clock(60, 'en-GB')).toBe('10:00');
  });
});

describe('an acknowledgment', () => {
  it('counts the tickets that one message answered, and later ones', () => {
    expect(acknowledgementOf(incidentAt(15, 'identity'), 15)).toEqual({
      title: 'Acknowledged at 09:15, after 10 minutes',
      text: 'One message answers 4 tickets.',
    });
    expect(acknowledgementOf(incidentAt(60, 'identity'), 15).text).toBe(
      'One message answers 4 tickets. 3 more have come in since.',
    );
  });

  it('is reported as early when it precedes the first ticket', () => {
    expect(acknowledgementOf(incidentAt(5, 'identity'), 5)).toEqual({
      title: 'Acknowledged at 09:05, at the first sign',
      text: 'No one had written yet.',
    });
  });
});
