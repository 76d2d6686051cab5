import { abilitiesBy, allOf, anyOf, isOwn, mayOnEvent, type OfEvent, type OwnThing, type Rule } from './rule.ts';

export type CheckInDeviceAbility = 'device.enrol' | 'device.scan' | 'device.hand-in' | 'device.list' | 'device.revoke';

/** A device belongs to the account that enrolled it. */
export type CheckInDeviceFacts = OwnThing & OfEvent & { readonly revoked: boolean };

type DeviceRule = Rule<CheckInDeviceFacts>;

const isTrusted: DeviceRule = (_viewer, device) => !device.revoked;
const worksTheDoor: DeviceRule = mayOnEvent('event.check-in');

/** Scans made before a revocation can still be submitted; they are kept and flagged. [S6-45] [design] */
const RULES: Readonly<Record<CheckInDeviceAbility, DeviceRule>> = {
  'device.enrol': worksTheDoor,
  'device.scan': allOf(isOwn, worksTheDoor, isTrusted),
  'device.hand-in': isOwn,
  'device.list': mayOnEvent('event.team'),
  'device.revoke': allOf(anyOf<CheckInDeviceFacts>(isOwn, mayOnEvent('event.team')), isTrusted),
};

export const checkInDeviceAbilities = abilitiesBy(RULES);
