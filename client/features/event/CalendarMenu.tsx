import { CopyRow } from '../../components/CopyRow.tsx'
import { DropMenu, useMenuRowStyles } from '../../components/DropMenu.tsx'
import { useOrigin } from '../../hydration/origin.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { calendarAddress } from './calendar-address.ts'
import { useCalendarWords } from './useCalendarWords.ts'

interface CalendarMenuProps {
  /** Opened the menu, and closes it. */
  readonly button: HTMLElement
  /** Slug of the event. */
  readonly slug: string
  readonly onClose: () => void
}

export function CalendarMenu({ button, slug, onClose }: CalendarMenuProps) {
  const styles = useMenuRowStyles()
  const words = useCalendarWords()
  const address = calendarAddress(useOrigin(), slug, useLocale())

  return (
    <DropMenu button={button} onClose={onClose}>
      <li>
        <a href={address.replace(/^https?:/, 'webcal:')} className={styles.row} onClick={onClose}>
          {words('subscribe')}
          <span className={styles.note}>{words('subscribeNote')}</span>
        </a>
      </li>
      <li>
        <a href={address} download={`${slug}.ics`} className={styles.row} onClick={onClose}>
          {words('download')}
          <span className={styles.note}>{words('downloadNote')}</span>
        </a>
      </li>
      <CopyRow label={words('copy')} note={words('copyNote')} text={address} />
    </DropMenu>
  )
}
