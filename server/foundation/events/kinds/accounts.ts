import type { EventEntries } from './event-entry.ts'

/** Accounts of the team, other programs, and the owner's tools. */
export const ACCOUNT_EVENTS = {
  'account.created': { action: 'created', facts: 'member' },
  'account.changed': { action: 'changed', facts: 'changes' },
  'account.deactivated': { action: 'deactivated', facts: 'changes' },
  'account.reactivated': { action: 'reactivated', facts: 'changes' },
  'account.deleted': { action: 'deleted', facts: 'text' },
  'account.invited': { action: 'invited', facts: 'member' },
  'account.invitation-taken-back': { action: 'took an invitation back', facts: 'text' },
  'account.invitation-accepted': { action: 'accepted an invitation', facts: 'accepted-invitation' },
  'account.devices-signed-out': { action: 'signed devices out', facts: 'devices' },
  'account.password-changed': { action: 'changed the password' },
  'account.password-reset': { action: 'reset the password', facts: 'text' },
  'account.password-forgotten': { action: 'mailed a link for a forgotten password', facts: 'text' },
  'account.password-reset-by-mail': { action: 'reset the password by a mailed link' },
  'account.second-factor-cleared': { action: 'cleared the second factor', facts: 'text' },
  'account.app-added': { action: 'set up an authenticator app' },
  'account.app-removed': { action: 'removed the authenticator app' },
  'account.passkey-added': { action: 'added a passkey', facts: 'text' },
  'account.passkey-removed': { action: 'removed a passkey', facts: 'text' },
  'account.recovery-codes-made': { action: 'made new recovery codes' },
  'account.recovery-code-used': { action: 'used a recovery code' },

  'integration.keys-changed': { action: 'changed', facts: 'text' },
  'integration.keys-removed': { action: 'removed', facts: 'text' },
  'integration.api-key-made': { action: 'made an API key', facts: 'api-key' },
  'integration.api-key-revoked': { action: 'revoked an API key', facts: 'text' },
  'integration.assistant-read': { action: 'let an assistant read', facts: 'text' },
  'integration.webhook-added': { action: 'added a webhook', facts: 'webhook' },
  'integration.webhook-changed': { action: 'changed a webhook', facts: 'changes' },
  'integration.webhook-removed': { action: 'removed a webhook', facts: 'text' },
  'integration.webhook-switched-off': { action: 'switched off a webhook', facts: 'webhook-gone' },

  'import.made': { action: 'imported', facts: 'import', live: 'reload' },
  'import.undone': { action: 'took back', facts: 'import', live: 'reload' },
  'import.exported': { action: 'exported' },
  /** All bookings of the owner's trial of the site. */
  'booking.trial-removed': { action: 'removed', facts: 'removed-trial', live: 'reload' },
} as const satisfies EventEntries
