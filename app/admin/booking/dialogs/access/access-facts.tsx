import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { Fact } from '#app/admin/parts/lists/fact-group.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { changeAccess, type StoredAccess } from '#contract/crew/crew.ts'
import { ACCESS_LENGTHS, ACCESS_PARTS } from '#domain/booking/access.ts'
import { isInBuilding } from '#domain/booking/in-building.ts'
import { isActive } from '#domain/booking/status.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'

type AccessProps = { readonly booking: Booking }

/**
 * How the crew gets into the building, once somebody has said so; for an apartment also that nobody has yet.
 */
export function AccessFacts({ booking }: AccessProps) {
  const text = useText()
  const { access, known, isComing } = useAccess(booking)
  if (!access) return null
  if (known.length === 0 && isComing && isInBuilding(booking.partyAddress))
    return <Fact name={text('admin.access.title')}>{text('admin.access.asked')}</Fact>
  return known.map((part) => (
    <Fact key={part} name={text(`admin.access.parts.${part}`)}>
      {access[part]}
    </Fact>
  ))
}

/** Links to the fields until the teepees have been collected. */
export function AccessButton({ booking }: AccessProps) {
  const text = useText()
  const may = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const { access, known, isComing } = useAccess(booking)
  if (!access || !isComing || !may('bookings:write')) return null
  return (
    <Row marginTop={3}>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {text(known.length > 0 ? 'admin.access.change' : 'admin.access.tell')}
      </Button>
      {isOpen && <AccessDialog booking={booking} access={access} onClose={() => setIsOpen(false)} />}
    </Row>
  )
}

function useAccess({ id, bookingStatus, bookingDate }: Booking) {
  const { data: access } = useQuery(
    apiQuery('/api/bookings/:id/access', { params: { id }, refetchOnMount: 'always' }),
  )
  return {
    access,
    known: ACCESS_PARTS.filter((part) => access && access[part] !== null),
    isComing: isActive(bookingStatus) && bookingDate >= addDays(partyDayAt(new Date()), -1),
  }
}

type AccessDialogProps = AccessProps & { readonly access: StoredAccess; readonly onClose: () => void }

function AccessDialog({ booking: { id }, access, onClose }: AccessDialogProps) {
  const text = useText()
  const { gateCode, elevatorSlot, parking, insuranceCertificate } = access
  const sent = useSentForm({
    initial: {
      gateCode: gateCode ?? '',
      elevatorSlot: elevatorSlot ?? '',
      parking: parking ?? '',
      insuranceCertificate: insuranceCertificate ?? '',
    },
    rules: { schema: changeAccess.body },
    send: (body) => api.put('/api/bookings/:id/access', { params: { id }, body }),
    onSent: onClose,
    done: text('admin.access.saved'),
    refreshes: queriesAt('/api/bookings/:id/access'),
  })
  return (
    <EditDialog
      {...sent}
      title={text('admin.access.dialog', { id })}
      description={text('admin.access.hint')}
      size="md"
      saveLabel={text('admin.forms.save')}
      onClose={onClose}
    >
      {ACCESS_PARTS.map((part) => (
        <TextField
          key={part}
          label={text(`admin.access.parts.${part}`)}
          autoComplete="off"
          maxLength={ACCESS_LENGTHS[part]}
          {...sent.form.input(part)}
        />
      ))}
    </EditDialog>
  )
}
