import type { contract } from '../../capabilities/mfa/contract';
import type { Api } from '../../core/api';
import type { HandlerArgs, Transition } from '../../core/flow';
import type { Credentials } from '../../core/webauthn/webauthn';
import type { LoginResponse, MfaDevices } from '../../session/contract';
import type { MfaMethod, MfaStep } from './rules';

/** The calls of the second factor. */
export type MfaApi = Omit<Api<typeof contract>, 'recoverMfa' | 'generateStepUp'>;

/** Context of the second factor. */
export interface MfaContext {
  /** Authorizes every call until the user is signed in. */
  mfaToken: string;
  /** False while the user sets up a first device. */
  enrolled: boolean;
  devices: MfaDevices;
  methods: readonly MfaMethod[];
  canRemember: boolean;
  /** Seconds for which a trusted device skips the second factor. */
  rememberSeconds?: number;
  /** Data URL of the QR code; absent when it could not be loaded. */
  qrCode?: string;
  /** Id of the phone that a code was sent to; absent until the user has chosen one of several. */
  deviceId?: string;
  /** The displayed destination of the code; during enrollment, the number as entered. */
  phoneNumber?: string;
  /** Identifies the sent code; absent when none could be sent. */
  otcToken?: string;
  /** Shown once, at the end of an enrollment. */
  recoveryCode?: string;
  response?: LoginResponse;
  /** Whether the user can set up a second factor from here: the `enroll` event. */
  canEnroll?: boolean;
  /** Whether the user can go back from here: the `cancel` event. */
  canCancel?: boolean;
}

/** Dependencies of the second factor. */
export interface MfaDeps {
  api: MfaApi;
  /** Called with the response that signs the user in. */
  finish(response: LoginResponse): Promise<void>;
  /** Called with the method that has verified the user. */
  used?(method: MfaMethod): void;
  /** WebAuthn API; passkeys and security keys are usable only with it. */
  credentials?: Credentials;
  /** Opens the page on which a user without a second factor sets one up. */
  enroll?(): void;
  /** Returns to the screen that required the second factor. */
  cancel?(): void;
}

/** A code as entered. */
export interface CodeInput {
  code: string;
  rememberDevice?: boolean;
}

/** A method, or one of several security keys. Keys are used as soon as they are chosen. */
export type MfaChoice = MfaMethod | { method: MfaMethod; deviceId?: string; rememberDevice?: boolean };

/** Arguments of a step of the second factor. */
export type Args = HandlerArgs<MfaContext, MfaDeps>;
/** Result of a step of the second factor. */
export type Result = Transition<MfaStep, MfaContext>;
