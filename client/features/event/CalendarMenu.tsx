import { useTranslation } from 'react-i18next'
import { DropMenu, useMenuRowStyles } from '../../components/DropMenu.tsx'
import { useCopy } from '../../components/useCopy.ts'
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
  const { t } = useTranslation()
  const words = useCalendarWords()
  const address = calendarAddress(useOrigin(), slug, useLocale())
  const { said, copy } = useCopy()

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
      <li className={styles.parted}>
        <button type="button" className={styles.row} onClick={() => void copy(address)}>
          {words('copy')}
          <output className={styles.note}>
            {said === null ? words('copyNote') : t(said === 'copied' ? 'everyPage.copied' : 'everyPage.notCopied')}
          </output>
        </button>
      </li>
    </DropMenu>
  )
}
