"""Names are those that the rulebooks print, where they print them."""

import pytest

from cubetown.locale import catalogue
from cubetown.tiny_towns.card_data import standard_cards

PRINTED = """
cottage | Cottage | Котедж | Maison de Campagne
farm | Farm | Ферма | Ferme
granary | Granary | Комора |
greenhouse | Greenhouse | Теплиця |
orchard | Orchard | Фруктовий сад |
well | Well | Криниця | Puits
fountain | Fountain | Фонтан |
millstone | Millstone | Жорно |
shed | Shed | Хижка |
chapel | Chapel | Каплиця | Chapelle
abbey | Abbey | Абатство |
cloister | Cloister | Монастир |
temple | Temple | Храм |
tavern | Tavern | Таверна | Taverne
almshouse | Almshouse | Притулок |
inn | Inn | Готель |
feast_hall | Feast Hall | Бенкетна зала | Salle des fêtes
theater | Theater | Театр | Théâtre
bakery | Bakery | Пекарня | Boulangerie
market | Market | Ринок |
tailor | Tailor | Кравецька майстерня |
factory | Factory | Фабрика | Usine
bank | Bank | Банк | Banque
trading_post | Trading Post | Торговий дім |
warehouse | Warehouse | Склад | Entrepôt
architects_guild | Architect’s Guild | Гільдія архітекторів | Guilde des Architectes
archive_of_the_second_age | Archive of the Second Age | Архів Другої епохи | Archives du Deuxième Âge
barrett_castle | Barrett Castle | Замок Барретта | Château de Barrett
cathedral_of_caterina | Cathedral of Caterina | Собор Святої Катерини | Cathédrale de Caterina
fort_ironweed | Fort Ironweed | Форт Чортополох | Forteresse de Vernonia
grand_mausoleum_of_the_rodina | Grand Mausoleum of the Rodina | |
grove_university | Grove University | Гайовий університет | Université du Bosquet
mandras_palace | Mandras Palace | Палац Мандраса | Palais de Mandras
obelisk_of_the_crescent | Obelisk of the Crescent | |
opaleyes_watch | Opaleye’s Watch | Вежа Опалового ока | Tour de l’Œil Opalin
shrine_of_the_elder_tree | Shrine of the Elder Tree | Святилище Древнього дерева | Autel de l’Arbre des Anciens
silva_forum | Silva Forum | Лісовий форум | Théâtre Silva
the_sky_baths | The Sky Baths | |
the_starloom | The Starloom | Обсерваторія | Observatoire
statue_of_the_bondmaker | Statue of the Bondmaker | Пам’ятник Засновнику | Statue d’Allégeance
ludicaire | Ludicaire | | Ludicaire
escale_a_jeux | Escale à jeux | | Escale à jeux
"""  # noqa: E501
"""For each card, what is printed in English, Ukrainian and French; nothing where no book does."""

ROWS = [[cell.strip() for cell in line.split("|")] for line in PRINTED.strip().splitlines()]
BY_LANGUAGE = [
    (language, row[0], name)
    for row in ROWS
    for language, name in zip(("en", "uk", "fr"), row[1:], strict=True)
    if name
]
RANKS = {
    "en": "Master Architect, Town Planner, Engineer, Carpenter, Builder’s Apprentice, "
    "Aspiring Architect",
    "uk": "Великий архітектор, Містобудівник, Інженер, Тесля, Підмайстер, Честолюбний новачок",
    "fr": "Maître Architecte, Urbaniste, Ingénieur, Menuisier, Apprenti Constructeur, "
    "Architecte en Herbe",
}


def test_all_cards_are_in_the_table() -> None:
    assert sorted(row[0] for row in ROWS) == sorted(standard_cards().cards)


@pytest.mark.parametrize(("language", "card", "name"), BY_LANGUAGE)
def test_a_card_is_called_as_it_is_printed(language: str, card: str, name: str) -> None:
    assert catalogue(language).name("card", card) == name


@pytest.mark.parametrize("card", [c.id for c in standard_cards().cards.values() if not c.promo])
def test_hungarian_has_the_printed_name_beside_its_own(card: str) -> None:
    printed = catalogue("hu").text(f"card-{card.replace('_', '-')}.printed")
    assert printed == catalogue("en").name("card", card)


@pytest.mark.parametrize("language", RANKS)
def test_solo_ranks_are_called_as_they_are_printed(language: str) -> None:
    ranks = [catalogue(language).name("rank", str(number)) for number in range(1, 7)]
    assert ", ".join(ranks) == RANKS[language]


@pytest.mark.parametrize("language", ["en", "uk", "hu", "fr"])
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = [catalogue(language).name("card", card) for card in standard_cards().cards]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("language", "game", "name"),
    [
        ("en", "tiny-towns", "Tiny Towns"),
        ("uk", "tiny-towns", "Крихітні містечка"),
        ("hu", "tiny-towns", "Tiny Towns"),
        ("fr", "tiny-towns", "Tiny Towns (Les Petites Bourgades)"),
        ("en", "shake-that-city", "Shake That City"),
        ("uk", "shake-that-city", "Місто Шкереберть"),
    ],
)
def test_a_game_is_called_as_it_is_printed(language: str, game: str, name: str) -> None:
    assert catalogue(language).name("game", game) == name
