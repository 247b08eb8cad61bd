import { useView } from '../../routing/useView.ts'
import { readEventView, writeEventView } from './event-view.ts'

export const useEventView = () => useView(readEventView, writeEventView)
