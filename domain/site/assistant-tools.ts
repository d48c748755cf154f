/** What families' assistants can do, in the order in which a party is booked. */
export const FAMILY_TOOL_NAMES = [
  'list_themes',
  'find_free_days',
  'get_quote',
  'hold_party',
  'get_status',
  'change_party',
  'cancel_party',
] as const
export type FamilyToolName = (typeof FAMILY_TOOL_NAMES)[number]
