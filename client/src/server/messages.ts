/** The messages of the live protocol under names that do not stand for something else in a browser. */

import type { FromClient, FromServer } from '@/wire/live';

export type AnyFromClientMessage = FromClient;
export type AnyFromServerMessage = FromServer;
export type {
  Accepted,
  Advised,
  Answer,
  ChatLine,
  Happened,
  Hints,
  Premoves,
  Refused,
  SeatView,
  TableView,
  Tried,
  Update,
  Welcome,
  Why,
} from '@/wire/live';
