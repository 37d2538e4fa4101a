# What the tiles are called. The events of an age come last.

## Printed on the player boards

nations-tile-axeman = Axeman
nations-tile-farm = Farm
nations-tile-caravan = Caravan
nations-tile-quarry = Quarry
nations-tile-temple = Temple

## Age I

nations-tile-synagogue = Synagogue
nations-tile-irrigation = Irrigation
nations-tile-library = Library
nations-tile-academy = Academy
nations-tile-legion = Legion
nations-tile-war-chariots = War Chariots
nations-tile-sun-tzu = Sun Tzu
nations-tile-confucius = Confucius
nations-tile-hatshepsut = Hatshepsut
nations-tile-carthage = Carthage
nations-tile-cyprus = Cyprus
nations-tile-nubia = Nubia
nations-tile-hanging-gardens = Hanging Gardens
nations-tile-great-lighthouse = Great Lighthouse
nations-tile-colossus = Colossus
nations-tile-drought = Drought
nations-tile-raiders = Raiders
nations-tile-locusts = Locusts

## Age II

nations-tile-windmills = Windmills
nations-tile-terrace-fields = Terrace Fields
nations-tile-monastery = Monastery
nations-tile-university = University
nations-tile-longbowmen = Longbowmen
nations-tile-knights = Knights
nations-tile-montezuma = Montezuma
nations-tile-marco-polo = Marco Polo
nations-tile-hildegard = Hildegard
nations-tile-sicily = Sicily
nations-tile-iceland = Iceland
nations-tile-vinland = Vinland
nations-tile-great-zimbabwe = Great Zimbabwe
nations-tile-great-wall = Great Wall
nations-tile-angkor-wat = Angkor Wat
nations-tile-harsh-winter = Harsh Winter
nations-tile-crusade = Crusade
nations-tile-great-famine = Great Famine

## Age III

nations-tile-plantation = Plantation
nations-tile-spice-trade = Spice Trade
nations-tile-printing-house = Printing House
nations-tile-observatory = Observatory
nations-tile-musketeers = Musketeers
nations-tile-frigates = Frigates
nations-tile-elizabeth = Elizabeth
nations-tile-leonardo = Leonardo
nations-tile-akbar = Akbar
nations-tile-macau = Macau
nations-tile-new-spain = New Spain
nations-tile-virginia = Virginia
nations-tile-taj-mahal = Taj Mahal
nations-tile-himeji-castle = Himeji Castle
nations-tile-versailles = Versailles
nations-tile-thirty-years-war = Thirty Years' War
nations-tile-little-ice-age = Little Ice Age
nations-tile-rebellion = Rebellion

## Age IV

nations-tile-railway = Railway
nations-tile-factory = Factory
nations-tile-laboratory = Laboratory
nations-tile-polytechnic = Polytechnic
nations-tile-ironclads = Ironclads
nations-tile-artillery = Artillery
nations-tile-bismarck = Bismarck
nations-tile-lincoln = Lincoln
nations-tile-marie-curie = Marie Curie
nations-tile-cape-colony = Cape Colony
nations-tile-hong-kong = Hong Kong
nations-tile-australia = Australia
nations-tile-suez-canal = Suez Canal
nations-tile-panama-canal = Panama Canal
nations-tile-eiffel-tower = Eiffel Tower
nations-tile-world-at-arms = World at Arms
nations-tile-potato-blight = Potato Blight
nations-tile-scramble = Scramble for Empire

## The nations

nations-nation-rome = Rome
nations-nation-greece = Greece
nations-nation-persia = Persia
nations-nation-egypt = Egypt
