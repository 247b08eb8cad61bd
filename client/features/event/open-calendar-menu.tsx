import type { ComponentType } from 'react'
import { CalendarMenu } from './CalendarMenu.tsx'

/** Properties of a menu whose event is known. */
export interface OpenedCalendarMenuProps {
  readonly onClose: () => void
}

/** Returns the menu of an event below its button. */
export function openCalendarMenu(slug: string, button: HTMLElement) {
  const Opened: ComponentType<OpenedCalendarMenuProps> = ({ onClose }) => (
    <CalendarMenu button={button} slug={slug} onClose={onClose} />
  )
  return Opened
}
