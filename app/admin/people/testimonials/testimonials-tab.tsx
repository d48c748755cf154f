import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { useKeptRows } from '#app/admin/parts/kept-rows/use-kept-rows.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { StaffTestimonial } from '#contract/people/testimonials.ts'
import { allTestimonialsQuery } from './all-testimonials-query.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'
import styles from './testimonials-tab.module.css'

export default function TestimonialsTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.places.tabs.testimonials')} hint={text('admin.testimonials.hint')} />
      <Loaded
        query={useQuery(allTestimonialsQuery)}
        height="24rem"
        failed={text('admin.testimonials.loadFailed')}
      >
        {(testimonials) => <Shelves testimonials={testimonials} />}
      </Loaded>
    </>
  )
}

type Shelf = 'waiting' | 'approved'

function Shelves({ testimonials }: { testimonials: readonly StaffTestimonial[] }) {
  const text = useText()
  const [selected, setSelected] = useState<Shelf>('waiting')
  const waiting = testimonials.filter(({ approved }) => !approved)
  const approved = testimonials.filter((testimonial) => testimonial.approved)
  return (
    <Tabs
      label={text('admin.testimonials.shelves')}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        {
          id: 'waiting',
          label: (
            <>
              {text('admin.testimonials.waiting')}{' '}
              <Badge tone={waiting.length > 0 ? 'primary' : 'neutral'}>{waiting.length}</Badge>
            </>
          ),
          panel: <Testimonials testimonials={waiting} emptyWords={text('admin.testimonials.noneWaiting')} />,
        },
        {
          id: 'approved',
          label: (
            <>
              {text('admin.testimonials.approved')} <Badge>{approved.length}</Badge>
            </>
          ),
          panel: (
            <Testimonials
              isDense
              testimonials={approved}
              emptyWords={text('admin.testimonials.noneApproved')}
            />
          ),
        },
      ]}
    />
  )
}

type TestimonialsProps = {
  testimonials: readonly StaffTestimonial[]
  emptyWords: string
  /** One line each on desktops: whoever approved them has read them. */
  isDense?: boolean
}

function Testimonials({ testimonials, emptyWords, isDense }: TestimonialsProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const [editing, setEditing] = useState<StaffTestimonial>()
  const confirmDelete = useConfirmDelete()
  const { shown, keep, around } = useKeptRows(testimonials, ({ id }) => id)
  if (shown.length === 0) return <EmptyState drawing="messages">{emptyWords}</EmptyState>
  return (
    <>
      <ul className={styles.list} data-dense={isDense} {...around}>
        {shown.map(({ row: testimonial, isGone }) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            isDense={isDense}
            isGone={isGone}
            onMove={() => keep(testimonial)}
            themeName={themes.find(({ id }) => id === testimonial.themeId)?.name}
            onEdit={() => setEditing(testimonial)}
            onDelete={() =>
              confirmDelete({
                description: text('admin.testimonials.removing', { name: testimonial.customerName }),
                run: () => api.delete('/api/testimonials/:id', { params: { id: testimonial.id } }),
                done: text('admin.testimonials.removed'),
                failed: (why) => text('admin.testimonials.removeFailed', { why }),
                refreshes: allTestimonialsQuery,
              })
            }
          />
        ))}
      </ul>
      {editing && <TestimonialDialog testimonial={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
