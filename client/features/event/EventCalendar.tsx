import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLateComponent } from '../../components/useLateComponent.ts'
import type { OpenedCalendarMenuProps } from './open-calendar-menu.tsx'
import { useCalendarWords } from './useCalendarWords.ts'

/** Opens a menu with the ways to have an event in a calendar. Its code is loaded with the first press. */
export function EventCalendar({ slug }: { readonly slug: string }) {
  const { t } = useTranslation()
  const words = useCalendarWords()
  const { Component: Menu, failed, show, hide } = useLateComponent<OpenedCalendarMenuProps>()

  async function load(button: HTMLElement) {
    const late = await import('./open-calendar-menu.tsx')
    return late.openCalendarMenu(slug, button)
  }

  return (
    <>
      <Button
        aria-expanded={Menu !== null}
        onClick={({ currentTarget }) => (Menu ? hide() : void show(() => load(currentTarget)))}
      >
        {failed ? t('common.retry') : words('add')}
      </Button>
      {Menu && <Menu onClose={hide} />}
    </>
  )
}
