print("dialog-preview")
