import { EVENT_KINDS, type EventKind as Topic } from '#contract/operations/staff-events.ts'
import { type EventKind, getEntry } from './event-kinds.ts'
import type { LiveChanges } from './kinds/event-entry.ts'

/** What screens call the subjects that have another name in the log. */
const TOPICS: Readonly<Record<string, Topic>> = { 'add-on': 'addon', calendar: 'unavailable-date' }
const CREATED = ['created', 'entered', 'imported', 'received', 'joined', 'found', 'closed']
const DELETED = ['deleted', 'import-undone', 'opened']

/** Returns what open screens show anew after an event: what its entry says, otherwise the subject of its kind. */
export function getLiveChanges(kind: EventKind): LiveChanges {
  const { live } = getEntry(kind)
  if (live) return live
  const [subject = '', what = ''] = kind.split('.')
  const topic = TOPICS[subject] ?? subject
  if (!(topic in EVENT_KINDS)) return {}
  return { [topic]: CREATED.includes(what) ? 'created' : DELETED.includes(what) ? 'deleted' : 'changed' }
}
