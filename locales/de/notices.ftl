# Benachrichtigungen, die jemanden zurückrufen: per Push, E-Mail oder Webhook.

notice-turn-title = Du bist am Zug: { $name }
notice-turn = Du bist am Tisch { $name } ({ $game }) am Zug.
notice-soon-title = Deine Zeit wird knapp: { $name }
notice-soon = Deine Zeit am Tisch { $name } ({ $game }) wird knapp. Mach bald deinen Zug.
notice-late-title = Deine Zeit ist abgelaufen: { $name }
notice-late = Deine Zeit am Tisch { $name } ({ $game }) ist abgelaufen.
notice-over-title = Partie zu Ende: { $name }
notice-over = Die Partie am Tisch { $name } ({ $game }) ist zu Ende.
notice-club-open-title = Ein Tisch ist offen: { $name }
notice-club-open = Am Tisch { $name } ({ $game }) sind Plätze frei.
notice-club-turn-title = { $player } ist am Zug: { $name }
notice-club-turn = { $player } ist am Tisch { $name } ({ $game }) am Zug.
notice-club-over-title = Partie zu Ende: { $name }
notice-club-over = Die Partie am Tisch { $name } ({ $game }) ist zu Ende.
notice-several = { $count } Nachrichten von deinen Tischen
notice-test-title = Es klappt
notice-test = So ruft dich Sandtable, wenn du am Zug bist.
notice-confirm-title = Ist das deine Adresse?
notice-confirm = Öffne diesen Link, um Benachrichtigungen von Sandtable an diese Adresse zu bekommen: { $link }

    Wenn du das nicht wolltest, musst du nichts tun.
notice-report-title = { $count ->
    [one] Eine Chatnachricht wurde gemeldet
   *[other] { $count } Chatnachrichten wurden gemeldet
}
notice-report = { $name } ({ $person }) schrieb am Tisch { $table }: { $text }
