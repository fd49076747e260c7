## Door

## Screen
friends-title = С другом
friends-here = Здесь, на этом устройстве
friends-here-help = Вы ходите по очереди на одном экране.
friends-link = По ссылке
friends-link-help = После каждого хода вы отправляете ссылку в любом чате. Учётная запись никому не нужна.
friends-near = В одной сети
friends-near-help = Два устройства в одной сети Wi-Fi играют без сервера.
